import { EmptyState, useWords } from '@guanlan/platform/web'
import { Link, useLocation } from 'react-router'
import { strings } from '../strings.ts'
import { analysesAt, comparisonsAt } from './places.ts'

/** Nothing that the reader may see stands at this address. */
export function NotHere() {
  const t = useWords(strings)
  const { pathname } = useLocation()
  const base = pathname.includes('nalyCompeting') ? analysesAt(pathname) : comparisonsAt(pathname)
  return (
    <EmptyState title={t('missing')} isPage>
      <Link to={base}>{t('backToList')}</Link>
    </EmptyState>
  )
}
