import { mount } from 'svelte'

import App from './App.svelte'
import { ENGLISH } from './i18n/languages'
import { fetchWords } from './i18n/words.svelte'
import { dress, settings } from './lib/state/settings.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/materials.css'

const target = document.getElementById('app')
if (!target) throw new Error('#app')
dress()
// Readers of another language wait for their words, so that English does not flash up first.
void (settings.lang === ENGLISH ? Promise.resolve() : fetchWords(settings.lang)).then(() => mount(App, { target }))
