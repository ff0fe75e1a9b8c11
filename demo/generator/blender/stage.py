"""Puts things on the set: the frame's meshes, backdrop, lights, props, camera."""

import array
import itertools
import math
import os

import bpy
from mathutils import Matrix, Vector

import materials


def set_all(things, **attributes):
    for thing in things:
        for name, value in attributes.items():
            setattr(thing, name, value)


def link(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def add_mesh(name, vertices, faces, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(faces))
    return link(name, mesh)


def aim(thing, position, target, roll=0.0):
    thing.location = position
    turn = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_matrix()
    thing.rotation_euler = (turn @ Matrix.Rotation(roll, 3, "Z")).to_euler()


def add_frames(scene):
    """The parts of the frames: those of glass, each with its finish, and the others."""
    with open(os.path.join(scene["folder"], "meshes.bin"), "rb") as file:
        body = memoryview(file.read())
    glass, opaque = [], []
    for frame in scene["frames"]:
        finishes = frame["finishes"]
        made = {name: materials.make(finish) for name, finish in finishes.items()}
        for part in frame["parts"]:
            thing = link(part["name"], read_mesh(body, part))
            thing.matrix_world = Matrix(frame["matrix"])
            thing.data.materials.append(made[part["finish"]])
            finish = finishes[part["finish"]]
            if finish["kind"] == "glass":
                glass.append((thing, finish))
            else:
                opaque.append(thing)
    return glass, opaque


def read_mesh(body, part):
    vertices, triangles = part["vertices"], part["triangles"]
    start = part["offset"]
    sizes = (("f", vertices * 12), ("f", vertices * 12), ("f", vertices * 8), ("i", triangles * 12))
    ends = list(itertools.accumulate((size for _, size in sizes), initial=start))
    blocks = [array.array(kind, body[a:b].tobytes()) for (kind, _), a, b in zip(sizes, ends, ends[1:])]
    positions, normals, uvs, indices = blocks

    mesh = bpy.data.meshes.new(part["name"])
    mesh.vertices.add(vertices)
    mesh.vertices.foreach_set("co", positions)
    mesh.loops.add(triangles * 3)
    mesh.loops.foreach_set("vertex_index", indices)
    mesh.polygons.add(triangles)
    mesh.polygons.foreach_set("loop_start", array.array("i", range(0, triangles * 3, 3)))
    mesh.polygons.foreach_set("loop_total", array.array("i", [3] * triangles))
    mesh.polygons.foreach_set("use_smooth", array.array("b", [1] * triangles))
    places = list(zip(uvs[0::2], uvs[1::2]))
    layer = mesh.uv_layers.new(name="along")
    layer.data.foreach_set("uv", array.array("f", itertools.chain.from_iterable(places[i] for i in indices)))
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(list(zip(normals[0::3], normals[1::3], normals[2::3])))
    return mesh


def add_backdrop(spec, width=700, front=-260, top=200):
    """A floor that curves up into a wall without an edge."""
    radius, back = spec["radius"], spec["back"]
    profile = [(front, 0), (back - radius, 0)]
    for step in range(1, 49):
        angle = step / 48 * math.pi / 2
        profile.append((back - radius + radius * math.sin(angle), radius - radius * math.cos(angle)))
    profile.append((back, top))
    vertices = [(side * width / 2, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    backdrop = add_mesh("backdrop", vertices, faces)
    backdrop.data.materials.append(materials.matt(spec["color"]))
    return backdrop


def add_lights(scene):
    set_world(**scene["world"])
    things = []
    for spec in scene["lights"]:
        light = bpy.data.lights.new("light", "AREA")
        light.size, light.size_y = spec["size"]
        set_all([light], shape="RECTANGLE", energy=spec["power"], color=spec["color"])
        thing = link("light", light)
        aim(thing, spec["position"], spec["target"])
        thing.visible_camera = False
        things.append(thing)
    flags = [add_card(spec, materials.flag()) for spec in scene["flags"]]
    set_all(flags, visible_shadow=False, visible_diffuse=False, visible_transmission=False)
    return things + flags


def add_card(spec, material):
    x, y = (side / 2 for side in spec["size"])
    card = add_mesh("card", [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], smooth=False)
    card.data.materials.append(material)
    aim(card, spec["position"], spec["target"], spec.get("roll", 0.0))
    card.visible_camera = False
    return card


def set_world(color, strength):
    world = bpy.context.scene.world or bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    inputs = world.node_tree.nodes["Background"].inputs
    inputs["Color"].default_value = materials.linear(color)
    inputs["Strength"].default_value = strength


def add_camera(spec):
    camera = bpy.data.cameras.new("camera")
    set_all([camera], sensor_width=36, sensor_fit="HORIZONTAL", lens=spec["focal"], clip_end=5000)
    if "fstop" in spec:
        distance = (Vector(spec["position"]) - Vector(spec["target"])).length
        set_all([camera.dof], use_dof=True, aperture_fstop=spec["fstop"], focus_distance=distance)
    thing = link("camera", camera)
    aim(thing, spec["position"], spec["target"])
    bpy.context.scene.camera = thing


def add_props(specs):
    """Boxes and drums with rounded edges, extruded outlines, and free surfaces given as a grid of points."""
    things = []
    for spec in specs:
        thing = KINDS[spec["kind"]](spec)
        thing.data.materials.append(materials.make(spec["finish"]))
        things.append(thing)
    return things


def with_edges(thing, spec, method):
    """Rounds the edges and shades what is flat as flat. A box is all edges; elsewhere only turns of 40 degrees are."""
    thing.data.use_auto_smooth = True
    thing.location = spec["at"]
    thing.rotation_euler[2] = spec["turn"]
    bevel = thing.modifiers.new("edges", "BEVEL")
    set_all([bevel], width=spec["edge"], segments=10, limit_method=method, angle_limit=math.radians(40))
    thing.modifiers.new("shading", "WEIGHTED_NORMAL")
    return thing


def rounded_box(spec):
    vertices = list(itertools.product(*((-side / 2, side / 2) for side in spec["size"])))
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return with_edges(add_mesh("box", vertices, faces), spec, "NONE")


def extruded(spec):
    """An outline in the x-z plane (`upright`) or in the x-y plane, extruded to both sides."""
    outline, half, count = spec["outline"], spec["depth"] / 2, len(spec["outline"])
    # Outlines run counter-clockwise, seen from the front or from above.
    if spec["upright"]:
        near, far = [(x, -half, z) for x, z in outline], [(x, half, z) for x, z in outline]
    else:
        near, far = [(x, y, half) for x, y in outline], [(x, y, -half) for x, y in outline]
    sides = [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))] + sides
    return with_edges(add_mesh("extruded", near + far, faces), spec, "ANGLE")


def draped(spec):
    rows, columns = spec["rows"], spec["columns"]
    faces = [
        (r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
        for r in range(rows - 1)
        for c in range(columns - 1)
    ]
    thing = add_mesh("cloth", [tuple(p) for p in spec["points"]], faces)
    set_all([thing.modifiers.new("thickness", "SOLIDIFY")], thickness=spec["thickness"], offset=0)
    return thing


KINDS = {"box": rounded_box, "extruded": extruded, "cloth": draped}
