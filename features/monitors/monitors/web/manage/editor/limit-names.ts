/** What the limits of a monitor are called. */
import { useQuery } from '@tanstack/react-query'

export const languageName = {
  'zh-CN': 'langZhCn',
  'zh-TW': 'langZhTw',
  en: 'langEn',
  ja: 'langJa',
  ko: 'langKo',
  other: 'langOther',
} as const

const loadRegions = async () => (await import('@guanlan/engine/text')).regions

/** Divisions by code; empty until they are here. */
export const useRegions = () =>
  useQuery({ queryKey: ['engine', 'regions'], queryFn: loadRegions, staleTime: Infinity }).data ?? []
