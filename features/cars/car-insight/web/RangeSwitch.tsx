import { Segmented, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { lengths } from './use-range.ts'

export function RangeSwitch({ days, onChange }: { days: number; onChange: (days: string) => void }) {
  const t = useWords(strings)
  return (
    <Segmented
      label={t('range')}
      value={String(days)}
      options={lengths.map(length => ({ value: String(length), label: t(`days${length}`) }))}
      onChange={onChange}
    />
  )
}
