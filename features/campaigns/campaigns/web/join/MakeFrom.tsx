import { Button, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import { campaignAddress } from '../addresses.ts'
import { useMakeOf } from '../use-campaigns.ts'

/** Beside a story: makes a campaign of it, with its articles, and opens its plan. */
export default function MakeFrom({ of, id }: { of: 'story'; id: number }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const makeOf = useMakeOf()
  if (!may('campaigns.edit')) return null
  const make = async () => {
    const made = await makeOf({ of, id })
    if (made) void navigate(campaignAddress(made.id, 'plan'))
  }
  return (
    <Button icon="calendar" onClick={() => void make()}>
      {t('makeOfStory')}
    </Button>
  )
}
