import { ErrorOf, ErrorState, PhoneFrame, SkeletonRows, Toasts, useFormat, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import type { Opened } from '../contract.ts'
import { strings } from '../strings.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { SharedArticles } from './SharedArticles.tsx'
import { useOpened, useUnlock } from './shared-queries.ts'

/** What a link opens, for whoever holds it: `?token=` is the link, `&n=` the article of the list (1 is the first). */
export default function SharedPage() {
  const t = useWords(strings)
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const opened = useOpened(token)
  const { tryPassword } = useUnlock(token)
  if (opened.isPending)
    return (
      <PhoneFrame title={t('share')}>
        <SkeletonRows rows={6} />
      </PhoneFrame>
    )
  if (opened.isError)
    return (
      <PhoneFrame title={t('share')}>
        {(opened.error as { kind?: string }).kind === 'missing' ? (
          <ErrorState title={t('notHere')} meaning={t('notHereText')} />
        ) : (
          <ErrorOf error={opened.error} onRetry={() => void opened.refetch()} />
        )}
      </PhoneFrame>
    )
  if (opened.data.state === 'locked')
    return (
      <PhoneFrame title={t('enterPassword')}>
        <PasswordForm {...opened.data} tryPassword={tryPassword} />
      </PhoneFrame>
    )
  return <OpenPage token={token} opened={opened.data} />
}

function OpenPage({ token, opened }: { token: string; opened: Extract<Opened, { state: 'open' }> }) {
  const t = useWords(strings)
  const format = useFormat()
  const { title, organisation, layout, articles, expiresAt } = opened
  const from = t('sharedBy', { organisation })
  // One article has its own title below.
  const isNamed = articles.length > 1 || title !== articles[0]?.title
  return (
    <PhoneFrame
      title={isNamed ? title : from}
      {...(isNamed && { from })}
      isWide={layout === 'web'}
      foot={t('holdsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <SharedArticles token={token} opened={opened} />
      <Toasts />
    </PhoneFrame>
  )
}
