/** Names of provinces, cities and districts in the reader's language. The server says them in Chinese. */
import type { Locale } from '@guanlan/platform/contract'
import { useAppearance } from '@guanlan/platform/web'
import { useEffect, useSyncExternalStore } from 'react'

type NamesOf = (code: string) => Readonly<Record<Exclude<Locale, 'zh'>, string>> | null

/** They come with the text engine, when somebody reads another language than Chinese. */
let namesOf: NamesOf | null = null
let isLoading = false
const watchers = new Set<() => void>()

function load(): void {
  if (isLoading) return
  isLoading = true
  import('@guanlan/engine/text').then(
    engine => {
      namesOf = engine.regionNames
      for (const watch of watchers) watch()
    },
    () => {
      isLoading = false // the Chinese names stay; the next part of the screen asks again
    },
  )
}
const subscribe = (watch: () => void) => {
  watchers.add(watch)
  return () => void watchers.delete(watch)
}

/** Pure. A district is called in English by its city; in traditional it stays as it is. */
export function regionNameIn(locale: Locale, names: NamesOf | null, code: number | string, chinese: string): string {
  if (locale === 'zh' || names === null) return chinese
  const exact = names(String(code))
  if (exact) return exact[locale]
  const city = names(`${String(code).slice(0, 4)}00`) ?? names(`${String(code).slice(0, 2)}0000`)
  return locale === 'en' ? (city?.en ?? chinese) : chinese
}

/** `nameOf(440300, '深圳')`. */
export function useRegionName(): (code: number | string, chinese: string) => string {
  const locale = useAppearance(state => state.locale)
  const names = useSyncExternalStore(subscribe, () => namesOf)
  useEffect(() => {
    if (locale !== 'zh') load()
  }, [locale])
  return (code, chinese) => regionNameIn(locale, names, code, chinese)
}
