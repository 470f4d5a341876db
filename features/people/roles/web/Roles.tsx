import { EmptyState, mayGo, Row, useRole, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { OrganisationChoice } from './OrganisationChoice.tsx'
import { RoleList } from './RoleList.tsx'
import styles from './roles.module.css'

/** Roles of the chosen organisation; an operator says of which one. */
export default function Roles() {
  const t = useWords(strings)
  const isOperator = useRole('operator')
  const [search, setSearch] = useSearchParams()
  if (!isOperator) return <RoleList organisation={null} />
  const organisation = Number(search.get('org')) || null
  const choice = (
    <OrganisationChoice
      id={organisation}
      onChoose={async id => {
        if (await mayGo()) setSearch({ org: String(id) })
      }}
    />
  )
  if (organisation !== null) return <RoleList key={organisation} organisation={organisation} choice={choice} />
  return (
    <div>
      <Row as="header" gap={12} align="center" className={styles.head}>
        <h1>{t('title')}</h1>
      </Row>
      <EmptyState title={t('chooseOrganisation')} actions={choice}>
        {t('chooseOrganisationText')}
      </EmptyState>
    </div>
  )
}
