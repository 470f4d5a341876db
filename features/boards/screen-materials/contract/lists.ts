/** Lists of material that a panel shows. */
export const materialLists = ['topics', 'brands', 'own', 'rivals'] as const
export type MaterialList = (typeof materialLists)[number]
