import { lengths } from '@guanlan/features/articles/articles/web'
import { strings } from '@guanlan/features/desk/article-list/strings'
import { type ChangeView, useFilterWords, useWithoutOne, type View } from '@guanlan/features/desk/article-list/web'
import { FirstSteps } from '@guanlan/features/desk/first-steps/web'
import { absentAddress } from '@guanlan/features/monitors/absence/web'
import { editMonitor, newMonitor } from '@guanlan/features/monitors/monitors/web'
import { Button, EmptyState, useFormat, useWords } from '@guanlan/platform/web'
import { useLocation, useNavigate } from 'react-router'

/** Nothing here: with filters, which one to drop and what that would bring; without, the next step. */
export function EmptyList({ view, change, now }: { view: View; change: ChangeView; now: number }) {
  if (view.filters.length > 0) return <FilteredEmpty view={view} change={change} now={now} />
  const plain = <PlainEmpty view={view} change={change} />
  return view.place === 'desk' ? <FirstSteps otherwise={plain} /> : plain
}

function FilteredEmpty({ view, change, now }: { view: View; change: ChangeView; now: number }) {
  const t = useWords(strings)
  const format = useFormat()
  const words = useFilterWords(view.filters)
  const numbers = useWithoutOne(view, now).data ?? []
  const best = numbers.indexOf(Math.max(...numbers))
  const brings = numbers[best] ?? 0
  const name = words[best] ? t('filterName', words[best]) : ''
  const drop = () => change({ filters: view.filters.toSpliced(best, 1) })
  return (
    <EmptyState
      title={t('filteredTitle', { count: view.filters.length })}
      actions={
        <>
          {brings > 0 && <Button onClick={drop}>{t('dropFilter', { filter: name })}</Button>}
          <Button kind={brings > 0 ? 'quiet' : 'plain'} onClick={() => change({ filters: [] })}>
            {t('dropAll')}
          </Button>
          <WhyAbsent />
        </>
      }
    >
      {brings > 0 ? t('dropBrings', { filter: name, count: format.exact(brings) }) : t('dropBringsNothing')}
    </EmptyState>
  )
}

function PlainEmpty({ view, change }: { view: View; change: ChangeView }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const shorter = lengths.some(length => length === view.range && length !== '30d')
  return (
    <EmptyState
      marked
      title={t('emptyTitle')}
      actions={
        <>
          {shorter && <Button onClick={() => change({ range: '30d' })}>{t('lookLonger')}</Button>}
          {view.monitor === null ? (
            <Button kind={shorter ? 'quiet' : 'plain'} onClick={() => navigate(newMonitor())}>
              {t('newMonitor')}
            </Button>
          ) : (
            <Button kind={shorter ? 'quiet' : 'plain'} onClick={() => navigate(editMonitor(view.monitor ?? 0))}>
              {t('checkRule')}
            </Button>
          )}
          <WhyAbsent />
        </>
      }
    >
      {view.monitor === null ? t('emptyAll') : t('emptyMonitor')}
    </EmptyState>
  )
}

/** The way to ask about an article that somebody knows of. */
function WhyAbsent() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const here = useLocation()
  return (
    <Button kind="quiet" onClick={() => void navigate(absentAddress('', here))}>
      {t('absenceTitle')}
    </Button>
  )
}
