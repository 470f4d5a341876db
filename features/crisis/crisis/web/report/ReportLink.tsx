import { Icon, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { reportAddress } from '../parts/address.ts'

/** One press from the room. */
export function ReportLink({ crisis: { id } }: { crisis: Crisis }) {
  const t = useWords(strings)
  return (
    <Link className="button" to={reportAddress(id)}>
      <Icon name="reports" /> {t('report')}
    </Link>
  )
}
