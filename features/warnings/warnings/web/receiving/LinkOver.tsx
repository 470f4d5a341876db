import { EmptyState, ErrorOf, PhoneFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { receiverStrings } from '../../strings.ts'

/** In place of a page that a link does not open (yet): it is being asked for, it failed, or there is nothing. */
export function LinkOver({ error, hasLink, onRetry }: { error: Error | null; hasLink: boolean; onRetry: () => void }) {
  const t = useWords(receiverStrings)
  const isOver = !hasLink || (error as { kind?: string } | null)?.kind === 'missing'
  return (
    <PhoneFrame title={t('page')}>
      {isOver ? (
        <EmptyState
          title={t('linkOver')}
          actions={
            <Link className="button small primary" to="/login">
              {t('signIn')}
            </Link>
          }
        >
          {t('linkOverText')}
        </EmptyState>
      ) : error ? (
        <ErrorOf error={error} onRetry={onRetry} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </PhoneFrame>
  )
}
