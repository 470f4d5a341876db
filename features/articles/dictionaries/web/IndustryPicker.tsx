import { connect, Icon, Menu, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { dictionaries } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(dictionaries)

/** The industries of the installation with their words; undefined until they are here. */
export const useIndustries = () =>
  useQuery({
    queryKey: ['dictionaries', 'industries'],
    queryFn: ({ signal }) => api.industries(undefined, { signal }),
    staleTime: 600_000,
  }).data

/** Which industry is looked at, by its code. */
export function IndustryPicker({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const t = useWords(strings)
  const industries = useIndustries() ?? []
  const chosen = industries.find(({ dicCode }) => dicCode === code)
  return (
    <Menu
      className="button small"
      label={t('field')}
      face={
        <>
          {chosen?.dicName ?? t('chooseField')} <Icon name="down" size={12} />
        </>
      }
      items={industries.map(({ dicCode, dicName }) => ({
        key: dicCode,
        label: dicName,
        chosen: dicCode === code,
        run: () => onChange(dicCode),
      }))}
    />
  )
}
