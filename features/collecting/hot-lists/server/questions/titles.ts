/** Which titles a rule wants. */
import { prepare } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { requireRule } from '@guanlan/features/monitors/monitors/server'
import { type Locale, locales } from '@guanlan/platform/contract'

const nothing = canonicalise('')

/** Null where no words are asked for. @throws invalid, naming the field, when they are no rule */
export async function titleFilter(words: string, locale: Locale): Promise<((title: string) => boolean) | null> {
  if (!words) return null
  const { rule } = await requireRule({ form: null, rule: words }, locales.indexOf(locale), new Map())
  const wants = prepare(rule)
  return title => wants({ title: canonicalise(title), body: nothing })
}
