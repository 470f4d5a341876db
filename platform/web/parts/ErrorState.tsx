import type { RefusalKind } from '@guanlan/platform/contract'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { linkTo } from '../links/link-to.ts'
import { Button, IconButton } from './Button.tsx'
import { copyText } from './copy.ts'
import { Icon } from './Icon.tsx'
import { partStrings } from './strings.ts'

/** Something failed, in place: what happened · what it means · what to do · an id to quote. */
export function ErrorState({
  title,
  meaning,
  actions,
  id,
}: {
  title: string
  meaning?: ReactNode
  actions?: ReactNode
  id?: string | undefined
}) {
  const t = useWords(partStrings)
  return (
    <div className="fault" role="alert">
      <Icon name="alert" size={20} />
      <div>
        <h2>{title}</h2>
        {meaning && <p>{meaning}</p>}
        {actions && <p className="fault-actions">{actions}</p>}
        {id && (
          <p className="fault-id">
            {t('errorId', { id })}
            <IconButton
              icon="copy"
              size="small"
              label={t('copyId')}
              onClick={() => copyText(id, t('copied'), t('notCopied'))}
            />
            <a href={`#${reportOf(id)}`}>{t('reportThis')}</a>
          </p>
        )}
      </div>
    </div>
  )
}

/** Where a failure is reported, with its id and the page it was met on. */
const reportOf = (request: string): string =>
  linkTo('/problemFeedback', null, { open: 'new', request, page: location.hash.slice(1, 500) })

/** Refusals whose sentence says all: asked again they answer the same, and nobody has to be told of them. */
const answers: ReadonlySet<string | undefined> = new Set<RefusalKind>([
  'invalid',
  'forbidden',
  'missing',
  'conflict',
  'quota',
  'tooLarge',
  'unsupported',
])

/** The error of a call, said for the reader; nothing where there is none. Anything unknown is said plainly, with its id when it has one. */
export function ErrorOf({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useWords(partStrings)
  if (!error) return null
  const { kind, message, requestId } = error as { kind?: string; message?: string; requestId?: string }
  if (message && answers.has(kind)) return <ErrorState title={message} />
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  if (kind === 'unreachable')
    return <ErrorState title={t('unreachable')} meaning={t('unreachableMeaning')} actions={retry} id={requestId} />
  if (kind && message)
    return <ErrorState title={message} meaning={t('refusedMeaning')} actions={retry} id={requestId} />
  return <ErrorState title={t('unexpected')} meaning={t('unexpectedMeaning')} actions={retry} id={requestId} />
}
