import { mount } from 'svelte'

import App from './App.svelte'
import { fetchWords } from './i18n/loaded.svelte'
import { dress, settings } from './lib/state/settings.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/materials.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
dress()
// Readers of French wait for their words, so that English does not flash up first.
void fetchWords(settings.lang).then(() => mount(App, { target }))
