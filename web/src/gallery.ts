// A page for those who draw: the pictures of Arnak from stored positions, without a server. It is not part of the built bundle.
// `gallery.html?fixture=owl&lang=fr&part=map&card=tent`; components come from a running server, as in the client.

import { mount } from 'svelte'

import Gallery from '../../games/arnak/web/Gallery.svelte'
import { dress } from './lib/state/settings.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/materials.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
dress()
mount(Gallery, { target })
