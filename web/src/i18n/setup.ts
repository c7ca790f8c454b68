// Tests do not wait for words.

import { ENGLISH } from './languages'
import { fetchWords } from './words.svelte'

await fetchWords(ENGLISH)
