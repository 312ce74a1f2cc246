import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Storage that outlives the provider's instances, because rotating keys makes a new one. */
export function adapterOf(): new (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>()
  const byUid = new Map<string, string>()
  const byGrant = new Map<string, Set<string>>()

  return class Store implements Adapter {
    constructor(private readonly model: string) {}

    private keyOf(id: string) {
      return `${this.model}:${id}`
    }

    async upsert(id: string, payload: AdapterPayload) {
      const key = this.keyOf(id)
      rows.set(key, payload)
      if (payload.uid) byUid.set(payload.uid, id)
      if (payload.grantId) byGrant.set(payload.grantId, (byGrant.get(payload.grantId) ?? new Set()).add(key))
    }

    async find(id: string) {
      return rows.get(this.keyOf(id))
    }

    async findByUid(uid: string) {
      const id = byUid.get(uid)
      return id === undefined ? undefined : rows.get(this.keyOf(id))
    }

    async findByUserCode() {
      return undefined
    }

    async consume(id: string) {
      const row = rows.get(this.keyOf(id))
      if (row) row.consumed = Math.floor(Date.now() / 1000)
    }

    async destroy(id: string) {
      rows.delete(this.keyOf(id))
    }

    async revokeByGrantId(grantId: string) {
      for (const key of byGrant.get(grantId) ?? []) rows.delete(key)
    }
  }
}
