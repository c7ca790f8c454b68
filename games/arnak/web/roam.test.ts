import { describe, expect, it } from 'vitest'

import { reach } from './roam'

describe('roaming with arrow keys', () => {
  const here = { x: 100, y: 100 }

  it('never goes back', () => {
    expect(reach(here, { x: 50, y: 100 }, [1, 0])).toBe(Infinity)
    expect(reach(here, { x: 100, y: 150 }, [0, -1])).toBe(Infinity)
  })

  it('prefers what lies straight ahead', () => {
    expect(reach(here, { x: 180, y: 100 }, [1, 0])).toBeLessThan(reach(here, { x: 150, y: 130 }, [1, 0]))
  })
})
