/** Resident memory of the document server while it renders pages that nobody saw before. */
import http from 'node:http';
import { startDocumentSite, unseenAddresses } from './document-site.ts';
import { request } from './measure.ts';
import { rssOfPid } from './process-stats.ts';

/** `rss`: kB of VmRSS after so many views. */
export interface DocumentMemorySample {
  views: number;
  rss: number;
}

const AT_ONCE = 4;
const SAMPLE_EVERY = 500;

export async function measureDocuments(views: number): Promise<DocumentMemorySample[]> {
  const site = await startDocumentSite();
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const next = unseenAddresses();
  const samples: DocumentMemorySample[] = [];
  let begun = 0;
  let ended = 0;
  const work = async () => {
    while (begun++ < views) {
      await request(site, agent, { path: next(), headers: { 'accept-encoding': 'br' } });
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
