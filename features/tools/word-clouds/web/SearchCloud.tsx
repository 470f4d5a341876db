import {
  Button,
  chosenOrganisation,
  EmptyState,
  OwnQueries,
  PhoneFrame,
  Row,
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
  const foot = (
    <Row gap={8}>
      {/* The page stands without rail and bar: who is signed in has a way back into them. */}
      {isMember && (
        <Button kind="quiet" onClick={() => void navigate('/')}>
          {t('toProduct')}
        </Button>
      )}
      <Button onClick={() => void navigate('/cloudWord')}>{t('ownText')}</Button>
    </Row>
  )
  return (
    <OwnQueries>
      <PhoneFrame title={t('searchTitle')} isBroad foot={foot}>
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
