/** What words and topics have in common on screen: on line or off, and what they do to the sentiment. */
import { choicesOf, Tag, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { effects, type SensitiveWord } from '../contract.ts'
import { strings } from '../strings.ts'

export function OnlineTag({ row }: { row: Pick<SensitiveWord, 'online'> }) {
  const t = useWords(strings)
  return <Tag accent={row.online}>{t(row.online ? 'isOnline' : 'isOffline')}</Tag>
}

/** The effect in words, with the level of a negative one. */
export function EffectCell({ row: { effect, level } }: { row: Pick<SensitiveWord, 'effect' | 'level'> }) {
  const t = useWords(strings)
  return effect === 'badge' ? t('badge') : `${t('negative')} · ${t(`level${level}` as 'level1')}`
}

export function useEffectOptions() {
  const t = useWords(strings)
  return useMemo(() => choicesOf(effects, t), [t])
}

export function useLevelChoices() {
  const t = useWords(strings)
  return useMemo(() => ([1, 2, 3, 4] as const).map(id => ({ id: id as number, name: t(`level${id}`) })), [t])
}
