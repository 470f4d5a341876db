/** Which article stands beside its translation, and whether lists show translated titles. */
import {
  type Language,
  type TranslationTarget,
  targetOf,
  translationTargets,
} from '@guanlan/features/articles/articles/contract'
import { connect, remember, remembered, useAppearance } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { create } from 'zustand'
import { translation } from '../contract.ts'

export const translationApi = connect(translation)

interface Shown {
  /** The one article; another that is opened is shown without. */
  article: number | null
  /** As the person chose last; null: the language of the product. */
  target: TranslationTarget | null
  titles: boolean
}

const isTarget = (text: string | null): text is TranslationTarget => translationTargets.some(each => each === text)
const storedTarget = remembered('translateInto')
const useShown = create<Shown>(() => ({
  article: null,
  target: isTarget(storedTarget) ? storedTarget : null,
  titles: remembered('translatedTitles') === 'yes',
}))

export const showTranslation = (article: number | null): void => useShown.setState({ article })
export const turnTranslation = (article: number): void =>
  showTranslation(useShown.getState().article === article ? null : article)
export const useTranslationOf = (article: number): boolean => useShown(shown => shown.article === article)

export const useTranslatedTitles = (): boolean => useShown(shown => shown.titles)
export function showTranslatedTitles(titles: boolean): void {
  remember('translatedTitles', titles ? 'yes' : 'no')
  useShown.setState({ titles })
}

export function chooseTarget(target: TranslationTarget): void {
  remember('translateInto', target)
  useShown.setState({ target })
}

/** The language that was chosen last, or the reader's own; for a text in that language, the nearest other one. */
export function useTarget(language?: z.infer<typeof Language>): TranslationTarget {
  const own = targetOf[useAppearance(state => state.locale)]
  const chosen = useShown(shown => shown.target) ?? own
  return targetFor(chosen, own, language)
}

/** Pure. */
export function targetFor(
  chosen: TranslationTarget,
  own: TranslationTarget,
  language: z.infer<typeof Language> | undefined,
): TranslationTarget {
  return [chosen, own, 'en' as const, 'zh-CN' as const].find(each => each !== language) ?? chosen
}

/** Below the key of details: whatever asks for an article again asks for its translation, too. */
export const useTranslation = (id: number, target: TranslationTarget, found: boolean) =>
  useQuery({
    queryKey: ['desk', 'detail', id, 'translation', target],
    queryFn: ({ signal }) => translationApi.translate({ body: { id, target, found } }, { signal, timeout: 'long' }),
    staleTime: 60_000,
    retry: false,
  })
