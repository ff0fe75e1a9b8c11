/** Triangle meshes with a normal for each vertex. */
import { type Vec2, type Vec3, cross, dot, sub, unit } from './vector.ts';

export interface Part {
  name: string;
  /** Key of the product's finishes. */
  finish: string;
  mesh: Mesh;
}

const mirror = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
const flip = ([a, b, c]: Vec3): Vec3 => [a, c, b];

export class Mesh {
  constructor(
    public positions: Vec3[] = [],
    public normals: Vec3[] = [],
    public triangles: Vec3[] = [],
    /** Millimetres along a swept part and round it, for brushing; elsewhere 0. */
    public uvs: Vec2[] = [],
  ) {}

  /** @returns the vertex's index */
  vertex(position: Vec3, normal: Vec3, uv: Vec2 = [0, 0]) {
    this.normals.push(unit(normal));
    this.uvs.push(uv);
    return this.positions.push(position) - 1;
  }

  quad(a: number, b: number, c: number, d: number) {
    this.triangles.push([a, b, c], [a, c, d]);
  }

  /** Joins a closed ring to one vertex in its middle. */
  fan(centre: number, ring: number[], isFlipped: boolean) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length];
      this.triangles.push(isFlipped ? [centre, b, a] : [centre, a, b]);
    });
  }

  /** Joins each closed ring of vertices to the next. */
  loft(rings: number[][], isFlipped = false) {
    for (let r = 0; r + 1 < rings.length; r++) {
      const [a, b] = isFlipped ? [rings[r + 1], rings[r]] : [rings[r], rings[r + 1]];
      a.forEach((_, i) => {
        const j = (i + 1) % a.length;
        this.quad(a[i], a[j], b[j], b[i]);
      });
    }
  }

  add(...others: Mesh[]) {
    for (const { positions, normals, triangles, uvs } of others) {
      const base = this.positions.length;
      for (const position of positions) this.positions.push(position);
      for (const normal of normals) this.normals.push(normal);
      for (const uv of uvs) this.uvs.push(uv);
      for (const [a, b, c] of triangles) this.triangles.push([a + base, b + base, c + base]);
    }
    return this;
  }

  /** Moves the vertices; `turn` receives a normal and its vertex's earlier position. */
  map(move: (position: Vec3) => Vec3, turn: (normal: Vec3, position: Vec3) => Vec3 = (n) => n) {
    this.normals = this.normals.map((normal, i) => unit(turn(normal, this.positions[i])));
    this.positions = this.positions.map(move);
    return this;
  }

  /** Winds the triangles to the side that the normals point to. */
  outward() {
    const agreement = this.triangles.reduce((sum, [a, b, c]) => {
      const [p, q, r] = [this.positions[a], this.positions[b], this.positions[c]];
      return sum + dot(this.normals[a], cross(sub(q, p), sub(r, p)));
    }, 0);
    if (agreement < 0) this.triangles = this.triangles.map(flip);
    return this;
  }

  mirrored() {
    const { positions, normals, triangles, uvs } = this;
    return new Mesh(positions.map(mirror), normals.map(mirror), triangles.map(flip), uvs);
  }

  /** Left and right. */
  both() {
    return new Mesh().add(this, this.mirrored());
  }
}
