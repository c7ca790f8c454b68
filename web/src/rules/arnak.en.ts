import type { Section } from './index'

export const sections: readonly Section[] = []
