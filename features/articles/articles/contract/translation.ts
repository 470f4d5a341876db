/** Languages that articles are translated into. */
import type { Locale } from '@guanlan/platform/contract'
import { z } from 'zod'

export const translationTargets = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'] as const
export const TranslationTarget = z.enum(translationTargets)
export type TranslationTarget = z.infer<typeof TranslationTarget>

/** What a reader of this language of the product reads. */
export const targetOf: Readonly<Record<Locale, TranslationTarget>> = { zh: 'zh-CN', 'zh-TW': 'zh-TW', en: 'en' }
