import { type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'

/** What the stand-in shows to whoever opened it; it loads nothing. Pure. */
export function standInPage(outcome: 'bound' | 'refused', locale: Locale): string {
  const [title, text] = [say(strings.standInTitle, locale), say(strings[`standIn_${outcome}`], locale)]
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<main><h1>${title}</h1><p role="status">${text}</p></main>
</html>
`
}
