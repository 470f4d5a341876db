import { SettingsFrame, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { Exports } from './Exports.tsx'

/** A part of the organisation's settings: all of it as one file. */
export default function OwnData() {
  const t = useWords(strings)
  return (
    <SettingsFrame
      title={t('title')}
      sections={[{ id: 'export', title: t('title'), note: t('note'), content: <Exports /> }]}
    />
  )
}
