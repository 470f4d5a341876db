import { ErrorState, PhoneFrame, useWords } from '@guanlan/platform/web'
import { Link, useLocation } from 'react-router'
import { strings } from '../strings.ts'

/** The address of a shared page without a link in it, opened by somebody who is not signed in. */
export default function NoLink() {
  const t = useWords(strings)
  const { pathname, search } = useLocation()
  return (
    <PhoneFrame title={t('share')}>
      <ErrorState
        title={t('noToken')}
        meaning={t('noTokenText')}
        actions={
          <Link className="button small primary" to={`/login?${new URLSearchParams({ returnTo: pathname + search })}`}>
            {t('signIn')}
          </Link>
        }
      />
    </PhoneFrame>
  )
}
