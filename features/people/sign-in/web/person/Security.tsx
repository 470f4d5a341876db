import { SettingsFrame, useWords } from '@guanlan/platform/web'
import { personStrings } from '../../strings/person.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

/** A part of the personal centre: how one signs in, and where one is signed in. */
export default function Security() {
  const t = useWords(personStrings)
  return (
    <SettingsFrame
      title={t('securityTitle')}
      sections={[
        { id: 'sessions', title: t('sessions'), note: t('sessionsNote'), content: <Sessions /> },
        {
          id: 'secondFactor',
          title: t('secondFactor'),
          note: t('secondFactorNote'),
          content: <SecondFactor />,
        },
        { id: 'password', title: t('password'), note: t('passwordNote'), content: <PasswordForm /> },
      ]}
    />
  )
}
