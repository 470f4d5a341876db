/** Whose work is kept from now on, in which organisation: nobody else who signs in here sees it. */
let owner = ''

export function setStorageOwner(userId: number, orgId: number | null): void {
  owner = `${userId}.${orgId ?? 0}.`
}

export const owned = (name: string): string => owner + name
