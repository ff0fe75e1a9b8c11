// @ts-check
/** Triangle meshes with their own normals. */
/** @typedef {import('./vector.mjs').Vec3} Vec3 */

export class Mesh {
  /** @type {number[]} */ positions = [];
  /** @type {number[]} */ normals = [];
  /** @type {number[]} */ triangles = [];

  /** @param {Vec3} p @param {Vec3} n */
  vertex(p, n) {
    const length = Math.hypot(...n) || 1;
    this.positions.push(...p);
    this.normals.push(n[0] / length, n[1] / length, n[2] / length);
    return this.positions.length / 3 - 1;
  }

  /** @param {number} a @param {number} b @param {number} c */
  triangle(a, b, c) {
    this.triangles.push(a, b, c);
  }

  /** @param {number} a @param {number} b @param {number} c @param {number} d */
  quad(a, b, c, d) {
    this.triangles.push(a, b, c, a, c, d);
  }

  /** Joins two rings of vertices. @param {number[]} a @param {number[]} b @param {boolean} [closed] */
  band(a, b, closed = true) {
    const count = closed ? a.length : a.length - 1;
    for (let i = 0; i < count; i++) {
      const j = (i + 1) % a.length;
      this.quad(a[i], a[j], b[j], b[i]);
    }
  }

  /** @param {Mesh} other */
  add(other) {
    const base = this.positions.length / 3;
    for (const value of other.positions) this.positions.push(value);
    for (const value of other.normals) this.normals.push(value);
    for (const index of other.triangles) this.triangles.push(index + base);
    return this;
  }

  /** @param {(p: Vec3) => Vec3} move @param {(n: Vec3, before: Vec3) => Vec3} [turn] */
  map(move, turn = (n) => n) {
    for (let i = 0; i < this.positions.length; i += 3) {
      const p = /** @type {Vec3} */ (this.positions.slice(i, i + 3));
      const n = turn(/** @type {Vec3} */ (this.normals.slice(i, i + 3)), p);
      const length = Math.hypot(...n) || 1;
      const q = move(p);
      for (let k = 0; k < 3; k++) {
        this.positions[i + k] = q[k];
        this.normals[i + k] = n[k] / length;
      }
    }
    return this;
  }

  flip() {
    for (let i = 0; i < this.triangles.length; i += 3) {
      const [b, c] = [this.triangles[i + 1], this.triangles[i + 2]];
      this.triangles[i + 1] = c;
      this.triangles[i + 2] = b;
    }
    return this;
  }

  /** Winds the triangles the way the normals point. */
  outward() {
    const at = (/** @type {number[]} */ list, /** @type {number} */ i) =>
      list.slice(3 * i, 3 * i + 3);
    let agreement = 0;
    for (let i = 0; i < this.triangles.length; i += 3) {
      const [a, b, c] = this.triangles.slice(i, i + 3);
      const [p, q, r] = [at(this.positions, a), at(this.positions, b), at(this.positions, c)];
      const [u, v] = [q.map((x, k) => x - p[k]), r.map((x, k) => x - p[k])];
      const n = at(this.normals, a);
      agreement +=
        n[0] * (u[1] * v[2] - u[2] * v[1]) +
        n[1] * (u[2] * v[0] - u[0] * v[2]) +
        n[2] * (u[0] * v[1] - u[1] * v[0]);
    }
    return agreement < 0 ? this.flip() : this;
  }

  /** Left and right. */
  both() {
    const mirrored = new Mesh();
    const across = (/** @type {number} */ value, /** @type {number} */ i) =>
      i % 3 ? value : -value;
    mirrored.positions = this.positions.map(across);
    mirrored.normals = this.normals.map(across);
    mirrored.triangles = [...this.triangles];
    return new Mesh().add(this).add(mirrored.flip());
  }
}
