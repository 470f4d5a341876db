import { type Platform, platforms } from '@guanlan/features/articles/articles/contract'
import {
  Button,
  ChoiceMenu,
  ErrorOf,
  Panel,
  Row,
  Stack,
  TextField,
  useSay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { platformName } from '../contract/platform-name.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** Public accounts of an owner. */
export function Accounts({ ownerId }: { ownerId: number }) {
  const t = useWords(strings)
  const say = useSay()
  const accounts = useQuery({
    queryKey: ['carOwners', 'accounts', ownerId],
    queryFn: ({ signal }) => api.accounts({ body: { ownerId, pageSize: 100 } }, { signal }),
  })
  const act = useUndo(() => accounts.refetch())
  const [platform, setPlatform] = useState<Platform>('weibo')
  const [account, setAccount] = useState('')
  const add = async () => {
    const added = await act(
      () => api.addAccount.act({ body: { ownerId, platform, account } }),
      () => t('accountAdded'),
    )
    if (added) setAccount('')
  }
  return (
    <Panel title={t('accounts')}>
      <Stack gap={8}>
        {accounts.isError && <ErrorOf error={accounts.error} onRetry={() => void accounts.refetch()} />}
        {accounts.data?.total === 0 && <span className="dim">{t('noAccounts')}</span>}
        {accounts.data?.list.map(each => (
          <span key={each.id}>
            {say(platformName(each.platform))} · {each.account}
          </span>
        ))}
        <Row gap={8} align="end" wrap={4}>
          <ChoiceMenu
            values={platforms}
            value={platform}
            name={each => say(platformName(each))}
            onChange={setPlatform}
          />
          <TextField
            label={t('account')}
            value={account}
            onChange={event => setAccount(event.target.value)}
            maxLength={100}
          />
          <Button disabled={account.trim() === ''} onClick={() => void add()}>
            {t('addAccount')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
