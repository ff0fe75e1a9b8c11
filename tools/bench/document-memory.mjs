// @ts-check
/** Resident memory of the document server while it renders pages that nobody saw before. */
import http from 'node:http';
import { startDocumentSite, unseenAddresses } from './document-site.mjs';
import { ask } from './measure.mjs';
import { rssOfPid } from './process-stats.mjs';

/** @typedef {{ views: number, rss: number }} DocumentMemorySample `rss`: kB of VmRSS after so many views. */

const AT_ONCE = 4;
const SAMPLE_EVERY = 500;

/** @param {number} views @returns {Promise<DocumentMemorySample[]>} */
export async function measureDocuments(views) {
  const site = await startDocumentSite();
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const next = unseenAddresses();
  /** @type {DocumentMemorySample[]} */
  const samples = [];
  let begun = 0;
  let ended = 0;
  const work = async () => {
    while (begun++ < views) {
      await ask(site, agent, { path: next(), headers: { 'accept-encoding': 'br' } });
      if (++ended % SAMPLE_EVERY === 0)
        samples.push({ views: ended, rss: rssOfPid(site.child.pid) });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    agent.destroy();
    site.stop();
  }
  return samples;
}
