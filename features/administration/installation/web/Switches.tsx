import { OrganisationChoice } from '@guanlan/features/people/roles/web'
import { Button, connect, ErrorOf, PlainTable, Row, SkeletonRows, Tag, toast, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { installation, type Switch } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './installation.module.css'

const api = connect(installation)
const key = ['installation', 'switches']

/** What is switched off, for everybody or for the organisation that is chosen. */
export default function Switches() {
  const t = useWords(strings)
  const client = useQueryClient()
  const [orgId, setOrgId] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.switches(undefined, { signal }),
  })
  const turn = async ({ feature, title }: Switch, off: boolean, of: number | null) => {
    await api.turn({ body: { feature, orgId: of, off } })
    toast({ text: t(off ? 'turnedOff' : 'turnedOn', { title }) })
    await client.invalidateQueries({ queryKey: key })
  }
  const isOff = (row: Switch) => (orgId === null ? row.off : row.organisations.some(({ id }) => id === orgId))
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return (
    <section className={styles.page} aria-label={t('switches')}>
      <Row as="header" gap={12} align="center" className={styles.head}>
        <h1>{t('switches')}</h1>
        <span className="grow" />
        {orgId !== null && (
          <Button kind="quiet" onClick={() => setOrgId(null)}>
            {t('forAll')}
          </Button>
        )}
        <OrganisationChoice id={orgId} onChoose={setOrgId} />
      </Row>
      <p className="dim">{t('switchesNote')}</p>
      <div className={styles.body}>
        <PlainTable
          label={t('switches')}
          head={[t('featureName'), t('state'), t('offFor'), orgId === null ? t('forAll') : t('where')]}
        >
          {data.map(row => (
            <tr key={row.feature}>
              <th scope="row">{row.title}</th>
              <td>
                <Tag accent={isOff(row)}>{t(isOff(row) ? 'isOff' : 'isOn')}</Tag>
              </td>
              <td>
                {row.off
                  ? t('offEverywhere')
                  : row.organisations.map(({ id, name }) => (
                      <Button
                        key={id}
                        size="small"
                        kind="quiet"
                        icon="close"
                        aria-label={t('turnNamed', { act: t('turnOn'), title: `${row.title} (${name})` })}
                        onClick={() => void turn(row, false, id)}
                      >
                        {name}
                      </Button>
                    ))}
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={t('turnNamed', { act: t(isOff(row) ? 'turnOn' : 'turnOff'), title: row.title })}
                  onClick={() => void turn(row, !isOff(row), orgId)}
                >
                  {t(isOff(row) ? 'turnOn' : 'turnOff')}
                </Button>
              </td>
            </tr>
          ))}
        </PlainTable>
      </div>
    </section>
  )
}
