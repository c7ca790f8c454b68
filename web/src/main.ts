import { mount } from 'svelte'

import App from './App.svelte'
import { dress } from './lib/state/settings.svelte'
import './style/tokens.css'
import './style/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
dress()
mount(App, { target })
