// The games of this device, in IndexedDB. Page and worker use it; the worker alone writes games.

import type { TableItem } from "../lib/api/types";

export interface Kept {
  id: string;
  seq: number;
  item: TableItem;
  saved: string;
}

export class Stale extends Error {}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Shelf {
  private constructor(private database: IDBDatabase) {}

  /** Two copies of the site on one host share a database server: the scope tells them apart. */
  static async open(scope: string): Promise<Shelf> {
    const request = indexedDB.open(`ziggurat ${scope}`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("tables", { keyPath: "id" });
    return new Shelf(await settled(request));
  }

  all(): Promise<Kept[]> {
    return settled(this.store("readonly").getAll());
  }

  get(id: string): Promise<Kept | undefined> {
    return settled(this.store("readonly").get(id));
  }

  /** Settles when everything is on the disk. A table that was played further elsewhere is never overwritten. */
  put(tables: Kept[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction("tables", "readwrite", { durability: "strict" });
      const store = transaction.objectStore("tables");
      let stale = false;
      for (const table of tables) {
        const before = store.get(table.id) as IDBRequest<Kept | undefined>;
        before.onsuccess = () => {
          stale = (before.result?.seq ?? -1) > table.seq;
          if (stale) transaction.abort();
          else store.put(table);
        };
      }
      transaction.oncomplete = () => resolve();
      // A full disk aborts the transaction without an error of any request.
      transaction.onabort = () => reject(stale ? new Stale() : (transaction.error ?? new Error("aborted")));
    });
  }

  async remove(id: string): Promise<void> {
    await settled(this.store("readwrite").delete(id));
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction("tables", mode).objectStore("tables");
  }
}
