// The form for the owner of a box: rows of the component tables by component, and the values entered.

import type { components } from './api/schema'

type Wire = components['schemas']
export type CheckSheet = Wire['CheckSheet']
export type CheckRow = Wire['CheckRow']
export type CheckField = Wire['CheckField']
export type Problem = Wire['Blame']
export type CheckedRow = { readonly file: string; readonly section: string; readonly id: string; readonly values: Readonly<Record<string, unknown>> }

export type CheckedFolder = Wire['CheckedFolder']

export type Mark = Wire['Confidence']
/** The marks, the least sure first. */
export const MARKS: readonly Mark[] = ['reconstructed', 'public', 'checked', 'rulebook']

/** Everything that the tables say about one component. */
export interface Part {
  readonly key: string
  readonly family: string
  readonly family_name: string
  readonly component: string
  readonly mark: Mark
  readonly rows: readonly CheckRow[]
}

export interface Family {
  readonly family: string
  readonly parts: readonly Part[]
}

export interface Group {
  readonly mark: Mark
  readonly families: readonly Family[]
  readonly count: number
}

/** Components with their rows; one is as sure as the least sure of them. */
export function partsOf(rows: readonly CheckRow[]): readonly Part[] {
  const parts = new Map<string, { -readonly [K in keyof Part]: Part[K] } & { rows: CheckRow[] }>()
  for (const row of rows) {
    const key = `${row.family} ${row.component}`
    const part = parts.get(key)
    if (!part) {
      parts.set(key, { key, family: row.family, family_name: row.family_name, component: row.component, mark: row.confidence, rows: [row] })
      continue
    }
    part.rows.push(row)
    if (MARKS.indexOf(row.confidence) < MARKS.indexOf(part.mark)) part.mark = row.confidence
  }
  return [...parts.values()]
}

/** Components by mark, the least sure first, and within it by family in the order of the tables. */
export function groupsOf(parts: readonly Part[], all: boolean): readonly Group[] {
  return MARKS.filter((mark) => all || mark === 'reconstructed' || mark === 'public').flatMap((mark) => {
    const families = new Map<string, Part[]>()
    for (const part of parts.filter((one) => one.mark === mark)) families.set(part.family, [...(families.get(part.family) ?? []), part])
    const count = [...families.values()].reduce((sum, list) => sum + list.length, 0)
    return count === 0 ? [] : [{ mark, count, families: [...families].map(([family, list]) => ({ family, parts: list })) }]
  })
}

/** The name of a field in the form. */
export function fieldKey(row: { readonly file: string; readonly section: string; readonly id: string }, column: string): string {
  return `${row.file} ${row.section} ${row.id} ${column}`
}

export type Entered = string | boolean

/** A value as its field shows it. */
export function shown(field: CheckField): Entered {
  if (field.kind === 'flag') return field.value === true
  if (field.value === null || field.value === undefined) return ''
  return Array.isArray(field.value) ? field.value.join(', ') : String(field.value)
}

const number = (text: string): number | string => (/^-?\d{1,9}$/.test(text) ? Number(text) : text)

/** An entered value as a table value. Non-numbers stay text, so that the server reports what is expected. */
export function value(field: CheckField, entered: Entered): unknown {
  if (typeof entered === 'boolean') return entered || field.value !== null ? entered : null
  const text = entered.trim()
  if (field.kind === 'texts' || field.kind === 'numbers') {
    if (text === '') return Array.isArray(field.value) ? [] : null
    const items = text.split(',').map((item) => item.trim())
    return field.kind === 'numbers' ? items.map(number) : items
  }
  if (text === '') return null
  return field.kind === 'number' ? number(text) : text
}

/** The rows of a component with the entered values, for the server. */
export function answer(part: Part, entered: Readonly<Record<string, Entered>>): readonly CheckedRow[] {
  return part.rows.map((row) => ({
    file: row.file,
    section: row.section,
    id: row.id,
    values: Object.fromEntries(
      row.fields.map((field) => {
        const now = entered[fieldKey(row, field.column)]
        return [field.column, now === undefined ? field.value : value(field, now)]
      }),
    ),
  }))
}

/** Problems by field; those that belong to no field have the key ''. */
export function problemsByField(problems: readonly Problem[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { file, section, id, column, message } of problems) {
    const key = file && section && id && column ? fieldKey({ file, section, id }, column.replace(/_confidence$/, '')) : ''
    found.set(key, [...(found.get(key) ?? []), message])
  }
  return found
}
