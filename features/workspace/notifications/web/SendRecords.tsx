import { useSearchParams } from 'react-router'
import { Channels } from './channels/Channels.tsx'
import { Records } from './Records.tsx'

/** What was sent, and the channels it goes by: `?view=channels`. */
export default function SendRecords() {
  const [search] = useSearchParams()
  return search.get('view') === 'channels' ? <Channels /> : <Records />
}
