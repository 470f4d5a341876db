import { useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { Room } from './Room.tsx'

/** Material of all other reports. */
export default function ReportClippings() {
  const t = useWords(strings)
  return <Room kind="report" day={null} title={t('reportMaterial')} />
}
