// A page for those who draw: the pictures of a game from stored positions. `npm run dev` serves it; it is not part of the built bundle.
// `gallery.html?game=arnak&fixture=owl&lang=fr&part=map&card=tent`, `gallery.html?game=tikal&fixture=explore-3&part=all&theme=dark`.
// Components of Arnak come from a running server, as in the client.

import { mount, type Component } from 'svelte'

import { GAMES } from './lib/games'
import { dress } from './lib/state/settings.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/materials.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme !== null) document.documentElement.dataset['theme'] = theme
dress()
const galleries = import.meta.glob<Component<{ asked: URLSearchParams }>>('../../games/*/web/Gallery.svelte', { import: 'default' })
const load = galleries[`../../games/${asked.get('game') ?? GAMES[0]}/web/Gallery.svelte`]
if (!load) throw new Error('this game has no gallery')
mount(await load(), { target, props: { asked } })
