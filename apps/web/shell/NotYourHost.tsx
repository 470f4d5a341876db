import { Button, ErrorState, useWords } from '@guanlan/platform/web'
import { signOut } from '../start/session.ts'
import { shellStrings } from './strings.ts'

/** This host is another organisation's: the way to one's own, and out. */
export default function NotYourHost({ ownHosts }: { ownHosts: readonly string[] }) {
  const t = useWords(shellStrings)
  return (
    <main style={{ maxWidth: 560, margin: '20vh auto 0', padding: 16 }}>
      <ErrorState
        title={t('notYourHost', { host: location.hostname })}
        meaning={t(ownHosts.length > 0 ? 'notYourHostGo' : 'notYourHostAsk')}
        actions={
          <>
            {ownHosts.map(host => (
              <a key={host} className="button small primary" href={`${location.protocol}//${host}`}>
                {host}
              </a>
            ))}
            <Button size="small" onClick={() => void signOut()}>
              {t('signOut')}
            </Button>
          </>
        }
      />
    </main>
  )
}
