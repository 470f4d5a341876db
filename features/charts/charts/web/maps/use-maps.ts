/** The maps of the installation, asked for when a map is looked at. */
import { connect, type MapOutlines } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { charts } from '../../contract.ts'

const api = connect(charts)
const countryCode = 100_000
/** A folder is changed by an operator, by hand. */
const freshMs = 600_000

export const useMaps = (requested: boolean) =>
  useQuery({
    queryKey: ['charts', 'maps'],
    queryFn: ({ signal }) => api.maps(undefined, { signal }),
    enabled: requested,
    staleTime: freshMs,
  })

/** @param within null: the country; undefined: no map is wanted */
export const useMapOf = (within: number | null | undefined) =>
  useQuery({
    queryKey: ['charts', 'maps', within ?? countryCode],
    queryFn: async ({ signal }) => {
      const file: Blob = await api.map({ params: { code: within ?? countryCode } }, { signal })
      return JSON.parse(await file.text()) as MapOutlines
    },
    enabled: within !== undefined,
    staleTime: freshMs,
    retry: false,
  })
