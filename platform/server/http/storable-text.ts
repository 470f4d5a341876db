/** Texts that PostgreSQL cannot store, found before a statement fails by them. */
import { refuse } from '@guanlan/platform/contract'

/** NUL, or half of a pair of UTF-16: neither is a character, and no text of a person has them. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * Looks at all texts of an input, names of fields included.
 * @throws a refusal that names the field
 */
export function requireText(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw refuse('invalid', 'platform.fieldNoText', { field }, field)
  } else if (Array.isArray(value)) for (const [n, each] of value.entries()) requireText(each, below(field, n))
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) {
      if (!isStorable(name)) throw refuse('invalid', 'platform.fieldNoText', { field }, field)
      requireText(each, below(field, name))
    }
}

/** Signs of width zero and the like, with nothing beside them but blanks. Blanks alone may be meant: they part columns of files. */
const isUnseen = (text: string): boolean =>
  /^\s*\p{Default_Ignorable_Code_Point}[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text)

/**
 * A text of which nothing is seen is an empty one, so that no record gets a name nobody can read or press. Changes the input where it stands.
 * Without recursion: nobody has looked yet how deep a body is.
 */
export function emptyUnseen(input: unknown): void {
  const open = [input]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const [name, each] of Object.entries(value)) {
      if (typeof each !== 'string') open.push(each)
      else if (isUnseen(each)) (value as Record<string, unknown>)[name] = ''
    }
  }
}

const below = (field: string, name: string | number): string => (field === '' ? String(name) : `${field}.${name}`)
