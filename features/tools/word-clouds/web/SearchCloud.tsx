import {
  Button,
  chosenOrganisation,
  EmptyState,
  OwnQueries,
  PhoneFrame,
  Stack,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'

const SearchForm = lazy(async () => ({ default: (await import('./SearchForm.tsx')).SearchForm }))

/** A cloud of articles of the organisation: a stranger is asked to sign in. */
export default function SearchCloud() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const may = useMay()
  const isMember = chosenOrganisation() !== null && may('wordClouds.use')
  const ownText = <Button onClick={() => void navigate('/cloudWord')}>{t('ownText')}</Button>
  return (
    <OwnQueries>
      <PhoneFrame title={t('searchTitle')} isBroad foot={ownText}>
        {isMember ? (
          <Stack gap={16}>
            <Suspense fallback={null}>
              <SearchForm />
            </Suspense>
          </Stack>
        ) : (
          <EmptyState
            title={t('signIn')}
            actions={
              <Button kind="primary" onClick={() => void navigate('/login')}>
                {t('toSignIn')}
              </Button>
            }
          >
            {t('signInText')}
          </EmptyState>
        )}
      </PhoneFrame>
    </OwnQueries>
  )
}
