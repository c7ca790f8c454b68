// A page for looking at the pictures of Tikal while drawing them: `/gallery-tikal.html?fixture=explore-3&part=all&theme=dark`.
// It is served by `npm run dev` and is no part of the built client.

import { mount } from 'svelte'

import Gallery from '../../games/tikal/web/Gallery.svelte'
import { dress } from './lib/state/settings.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/materials.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme !== null) document.documentElement.dataset.theme = theme
dress()
mount(Gallery, { target, props: { asked } })
