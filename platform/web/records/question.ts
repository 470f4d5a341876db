/** A question of a list in the address: only what differs from the defaults of its schema is written. Pure. */
import type { z } from 'zod'

/** An object of the contract whose every field has a default or may be absent. */
export type QuestionSchema = z.ZodObject

/** What somebody wrote into the address by hand and does not fit counts as absent. */
export function questionIn<S extends QuestionSchema>(schema: S, search: URLSearchParams): z.output<S> {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const several = search.getAll(name)
    const meant = several.map(meaningOf)
    const tries =
      several.length > 1 ? [several, meant] : several.flatMap((one, at) => [one, [one], meant[at], [meant[at]]])
    const read = tries.map(each => field.safeParse(each)).find(({ success }) => success)
    return [name, read ? read.data : field.safeParse(undefined).data]
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as z.output<S>
}

/** The address after a change; what belongs to others in it stays. */
export function searchOf<S extends QuestionSchema>(
  schema: S,
  before: URLSearchParams,
  part: Readonly<Record<string, unknown>>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  const shape = schema.shape as Record<string, z.ZodType>
  for (const [name, value] of Object.entries(part)) {
    after.delete(name)
    const standard = shape[name]?.safeParse(undefined).data
    if (value === undefined || value === null || value === '' || String(value) === String(standard ?? '')) continue
    for (const each of Array.isArray(value) ? value : [value]) after.append(name, String(each))
  }
  return after
}

/** An address has only text; a field that does not take it as text is given the number or the yes and no that it stands for. */
function meaningOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
