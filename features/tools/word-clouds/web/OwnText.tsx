import { Button, EmptyState, exact, OwnQueries, PhoneFrame, Stack, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Cloud } from '../contract.ts'
import { strings } from '../strings.ts'
import { CloudAndTable } from './CloudAndTable.tsx'
import { TextForm } from './TextForm.tsx'

/** A cloud of a text of one's own, for anybody. */
export default function OwnText() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const [cloud, setCloud] = useState<Cloud | null>(null)
  return (
    <OwnQueries>
      <PhoneFrame
        title={t('title')}
        isBroad
        foot={<Button onClick={() => void navigate('/cloudWord/search')}>{t('toSearch')}</Button>}
      >
        <Stack gap={16}>
          <TextForm onMade={setCloud} />
          {cloud === null ? (
            <EmptyState title={t('begin')} />
          ) : cloud.words.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <CloudAndTable
              words={cloud.words}
              counted={t('count')}
              note={t('shownOf', { total: exact(cloud.total), count: exact(cloud.words.length) })}
            />
          )}
        </Stack>
      </PhoneFrame>
    </OwnQueries>
  )
}
