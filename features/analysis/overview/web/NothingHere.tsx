import { FirstSteps } from '@guanlan/features/desk/first-steps/web'
import { EmptyState, Panel, useWords } from '@guanlan/platform/web'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'

/** No article in the range: what would stand here, and what to do. */
export function NothingHere({ offers }: { offers: ReactNode }) {
  const t = useWords(strings)
  return (
    <Panel title={t('trend')} wide>
      <Suspense>
        <FirstSteps
          otherwise={
            <EmptyState
              marked
              title={t('emptyTitle')}
              actions={
                <>
                  {offers}
                  <Link className="button" to="/systemSettings?new=1">
                    {t('emptyNew')}
                  </Link>
                </>
              }
            >
              {t('emptyText')}
            </EmptyState>
          }
        />
      </Suspense>
    </Panel>
  )
}
