import { billing } from '@guanlan/features/people/billing/contract'
import { organisations } from '@guanlan/features/people/organisations/contract'
import { Button, ChoiceMenu, connect, Row, Stack, toast, toastError, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'

const billed = connect(billing)
const others = connect(organisations)
/** Offered by name. */
const most = 100

/** One choice sets a new organisation up: another one whose roles, vocabularies and monitors it begins with, and a package. */
export function SetUpForm({ organisation }: { organisation: number }) {
  const t = useWords(strings)
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={8}>
      <p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('setUp')}
        </Button>
      </p>
      {isOpen && <Choices organisation={organisation} onDone={() => setOpen(false)} />}
    </Stack>
  )
}

function Choices({ organisation, onDone }: { organisation: number; onDone: () => void }) {
  const t = useWords(strings)
  const [from, setFrom] = useState<number | null>(null)
  const [packageId, setPackage] = useState<number | null>(null)
  const { data: templates = [] } = useQuery({
    queryKey: ['organisationData', 'templates'],
    queryFn: async ({ signal }) => (await others.list({ body: { pageSize: most } }, { signal })).list,
  })
  const { data: packages = [] } = useQuery({
    queryKey: ['organisationData', 'packages'],
    queryFn: async ({ signal }) => (await billed.packages({ body: { pageSize: most } }, { signal })).list,
  })
  const offered = templates.filter(({ id }) => id !== organisation)
  const nameIn = (list: readonly { id: number; name: string }[], id: number) =>
    list.find(each => each.id === id)?.name ?? `#${id}`
  const send = async () => {
    try {
      const done = await api.setUp({ body: { orgId: organisation, from: from ?? 0, packageId } })
      toast({ text: t('setUpDone', done) })
      onDone()
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Stack gap={8}>
      <p className="dim">{t('setUpNote')}</p>
      <Row gap={8} wrap={8}>
        <ChoiceMenu
          values={[null, ...offered.map(({ id }) => id)]}
          value={from}
          name={id => (id === null ? t('setUpFrom') : nameIn(offered, id))}
          onChange={setFrom}
        />
        <ChoiceMenu
          values={[null, ...packages.map(({ id }) => id)]}
          value={packageId}
          name={id => (id === null ? t('noPackage') : nameIn(packages, id))}
          onChange={setPackage}
        />
        <Button size="small" kind="primary" disabled={from === null} onClick={() => void send()}>
          {t('setUpAct')}
        </Button>
      </Row>
    </Stack>
  )
}
