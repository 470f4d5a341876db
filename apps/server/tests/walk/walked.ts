import { contracts } from '../../features.ts'

/** The walks over all calls can be told to take those of one feature alone: the generator tries what it made (tools/run/generator.mjs). */
const feature = process.env.GUANLAN_WALK
if (feature && !Object.hasOwn(contracts, feature)) throw new Error(`GUANLAN_WALK: there is no feature ${feature}.`)

export const walksAll = !feature

/** @param name of a call: its feature, a point, its own */
export const isWalked = (name: string): boolean => !feature || name.startsWith(`${feature}.`)
