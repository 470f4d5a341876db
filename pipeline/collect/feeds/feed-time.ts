/** Times as feeds write them. Pure. Without a zone it is China Standard Time, as everywhere; never the machine's. */

const zone = /(?:Z|UTC?|GMT|[ECMP][SD]T|[+-]\d{2}:?\d{2})(?:\s*\([^)]*\))?$/i
/** The lenient reading of the language takes any number for a year, so a date must look like one. */
const hasYear = /\d{4}|\d{1,2} [a-z]{3} \d{2}/i

/** ISO 8601 in UTC, or undefined for what is no time: the article then counts from its arrival. */
export function feedTime(written: string | undefined): string | undefined {
  const text = written
    ?.trim()
    .replace(/^(\d{4})年(\d{1,2})月(\d{1,2})日/, '$1-$2-$3')
    .replace(/^(\d{4}-\d\d?-\d\d?)$/, '$1 00:00')
    // The strict reading of the T allows no space before the zone.
    .replace(/^(\d{4}-\d\d?-\d\d?)T/i, '$1 ')
  if (!text || !hasYear.test(text.replace(zone, ''))) return undefined
  const at = Date.parse(zone.test(text) ? text : `${text} +0800`)
  return Number.isFinite(at) ? new Date(at).toISOString() : undefined
}
