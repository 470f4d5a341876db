import { DeliveryAnswer, DeliveryStateTag } from '@guanlan/features/workspace/notifications/web'
import { linkTo, Stack, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Run } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../timed-reports.module.css'

/** What became of each message, with what its mail server said. */
export function RunReceivers({ run }: { run: Run }) {
  const t = useWords(strings)
  if (run.receivers.length === 0)
    return <p className="dim">{t(run.sends > 0 || run.kind === 'sent' ? 'noReceivers' : 'waiting')}</p>
  return (
    <Stack as="ul" gap={8} className={styles.rows}>
      {run.receivers.map(({ deliveryId, name, address, state, answer }) => (
        <li key={deliveryId}>
          <Link to={linkTo('/sendRecord', null, { open: deliveryId })}>{name}</Link>
          {address !== name && <span className="dim">{address}</span>}
          <DeliveryStateTag of={{ state }} />
          {answer && <DeliveryAnswer answer={answer} />}
        </li>
      ))}
    </Stack>
  )
}
