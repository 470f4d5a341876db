import { ErrorOf, SettingsFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { personStrings } from '../../strings/person.ts'
import { api } from '../api.ts'
import { LookForm } from './LookForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** A part of the personal centre: who one is, and how the product looks. */
export default function Person() {
  const t = useWords(personStrings)
  const { data, error, refetch } = useQuery({
    queryKey: ['signIn', 'profile'],
    queryFn: ({ signal }) => api.userInfo(undefined, { signal }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <SettingsFrame
      title={t('personTitle')}
      sections={[
        {
          id: 'profile',
          title: t('profile'),
          content: data ? <ProfileForm key={data.userName} profile={data} /> : <SkeletonRows />,
        },
        { id: 'look', title: t('appearance'), note: t('appearanceNote'), content: <LookForm /> },
      ]}
    />
  )
}
