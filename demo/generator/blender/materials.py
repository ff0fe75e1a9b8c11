"""Surfaces. `make` turns a finish, as the scene file describes it, into a material.

Object coordinates are the frame's own millimetres: x to the wearer's left, y up, z to the camera.
"""

import math

import bpy


def linear(color, power=1.0, scale=1.0):
    """An sRGB hex colour as linear RGBA."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    values = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return tuple(scale * v**power for v in values) + (1.0,)


class Graph:
    """Builds the nodes of a material. Methods return the socket of a node's result."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.result = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, output=0, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node.outputs[output]

    def math(self, operation, a, b):
        return self.node("Math", {0: a, 1: b}, operation=operation)

    def map(self, value, low, high):
        """0..1 to low..high."""
        return self.node("MapRange", {"Value": value, "To Min": low, "To Max": high})

    def ramp(self, factor, stops):
        color = self.node("ValToRGB", {"Fac": factor})
        color_ramp = color.node.color_ramp
        color_ramp.interpolation = "EASE"
        while len(color_ramp.elements) < len(stops):
            color_ramp.elements.new(0.5)
        for element, (position, value) in zip(color_ramp.elements, stops):
            element.position, element.color = position, value
        return color

    def object_place(self, scale=1):
        """Where a point is in the object. Props are in centimetres: `scale` brings them to a frame's millimetres."""
        place = self.node("TexCoord", output="Object")
        return place if scale == 1 else self.node("VectorMath", {0: place, "Scale": scale}, operation="SCALE")

    def mapping(self, place, scale, rotation=(0, 0, 0)):
        return self.node("Mapping", {"Vector": place, "Scale": scale, "Rotation": rotation})

    def noise(self, place, scale, detail, output="Fac", **inputs):
        inputs = {"Vector": place, "Scale": scale, "Detail": detail, **inputs}
        return self.node("TexNoise", inputs, output)

    def bump(self, height, strength, distance=0.02):
        return self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance})

    def mix(self, factor, first, second):
        return self.node("MixShader", {0: factor, 1: first, 2: second})

    def finish(self, shader):
        self.tree.links.new(shader, self.result.inputs["Surface"])
        return self.material

    def principled(self, **inputs):
        """The material of one Principled BSDF; `base_color` is its input "Base Color"."""
        named = {name.replace("_", " ").title(): value for name, value in inputs.items()}
        return self.finish(self.node("BsdfPrincipled", named))


def color_of(graph, finish, power=1.0, scale=1.0):
    """A flat colour, a gradient up the frame, or the figure of havana."""
    if "figure" in finish:
        place = graph.object_place(finish.get("scale", 1))
        return havana(graph, place, [linear(color, power, scale) for color in finish["figure"]])
    color = linear(finish["color"], power, scale)
    if "below" not in finish:
        return color
    height = graph.node("SeparateXYZ", {0: graph.object_place()}, "Y")
    share = graph.node("MapRange", {"Value": height, "From Min": finish["to"], "From Max": finish["from"]})
    return graph.ramp(share, [(0, linear(finish["below"], power, scale)), (1, color)])


def havana(graph, place, tones):
    """Flakes and clouds: noise over noise that is itself displaced."""
    place = graph.mapping(place, (0.048, 0.03, 0.075), (0.3, 0.5, 0.35))
    clouds = graph.noise(place, 1.1, 2.0, "Color")
    displaced = graph.node("VectorMath", {0: place, 1: clouds}, operation="ADD")
    flakes = graph.noise(displaced, 1.55, 3.5, Roughness=0.55, Distortion=0.7)
    return graph.ramp(flakes, list(zip((0.38, 0.47, 0.55, 0.64), tones)))


def metal(finish):
    """Brushed metal has fine lines along the part, which draw its highlights out across them."""
    graph = Graph("metal")
    is_brushed = finish.get("isBrushed")
    if is_brushed:
        along = graph.node("TexCoord", output="UV")
        grain = graph.noise(graph.mapping(along, (0.25, 14, 1)), 1.0, 3.0)
    else:
        grain = graph.noise(graph.object_place(finish.get("scale", 1)), 8.0, 3.0)
    rough = finish["roughness"]
    extra = {"normal": graph.bump(grain, 0.2 * finish["grain"], 0.01)} if finish.get("grain") else {}
    if is_brushed:
        extra.update(anisotropic=0.7, tangent=graph.node("Tangent", direction_type="UV_MAP"))
    return graph.principled(
        base_color=color_of(graph, finish),
        metallic=1.0,
        roughness=graph.map(grain, rough * 0.8, rough * 1.25),
        clearcoat=finish.get("coat", 0.0),
        clearcoat_roughness=0.12,
        **extra,
    )


def acetate(finish):
    graph = Graph("acetate")
    color = color_of(graph, finish)
    inputs = {
        "Base Color": color,
        "Roughness": finish["roughness"],
        "Clearcoat": finish.get("coat", 0.0),
        "Clearcoat Roughness": 0.03,
    }
    shader = graph.node("BsdfPrincipled", inputs)
    if finish.get("translucency"):
        shader = graph.mix(finish["translucency"], shader, graph.node("BsdfTranslucent", {"Color": color}))
    return graph.finish(shader)


def crystal(finish):
    """Clear acetate. Shadows and soft light pass straight through it: bent light would take minutes to converge."""
    graph = Graph("crystal")
    color = color_of(graph, finish)
    roughness = min(finish["roughness"], 0.12) * 0.25
    body = graph.node(
        "BsdfPrincipled", {"Base Color": color, "Transmission": 1.0, "IOR": 1.48, "Roughness": roughness}
    )
    # Light that is bent away leaves a shadow: `shade` of it passes.
    shade = finish.get("shade", 1)
    passing = color if shade == 1 else color_of(graph, finish, scale=shade)
    straight = graph.node("BsdfTransparent", {"Color": passing})
    ray = graph.node("LightPath").node.outputs
    is_straight = graph.math("MAXIMUM", ray["Is Shadow Ray"], ray["Is Diffuse Ray"])
    return graph.finish(graph.mix(is_straight, body, straight))


def glass(finish):
    """What glass lets through. Light passes a lens front and back, so each face takes the square root."""
    graph = Graph("glass")
    color = color_of(graph, finish, 0.5)
    if "rim" in finish:
        turned = graph.math("POWER", grazing(graph), 2.0)
        color = graph.node("MixRGB", {0: turned, 1: color, 2: linear(finish["rim"], 0.5)})
    return graph.finish(graph.node("BsdfTransparent", {"Color": color}))


def grazing(graph):
    """0 where the surface faces the eye, 1 at its outline."""
    geometry = graph.node("NewGeometry").node.outputs
    facing = {0: geometry["Incoming"], 1: geometry["Normal"]}
    cosine = graph.node("VectorMath", facing, "Value", operation="DOT_PRODUCT")
    return graph.math("SUBTRACT", 1.0, graph.math("ABSOLUTE", cosine, 0.0))


def glass_sheen(finish):
    """What glass reflects: a mirror whose colour is the reflectance, with no chance involved."""
    graph = Graph("sheen")
    # Schlick's curve for both faces of the lens.
    fifth_power = graph.math("POWER", grazing(graph), 5.0)
    reflectance = graph.math("ADD", 0.075, graph.math("MULTIPLY", 0.8, fifth_power))
    strength = graph.math("MULTIPLY", reflectance, finish.get("sheen", 1.0))
    # The coating leaves a faint green, which turns violet towards the outline.
    turned = graph.node("MapRange", {"Value": grazing(graph), "From Min": 0.15, "From Max": 0.8})
    hue = graph.node("MixRGB", {0: turned, 1: (0.80, 1.0, 0.94, 1.0), 2: (0.96, 0.90, 1.0, 1.0)})
    tone = graph.node("VectorMath", {0: hue, "Scale": strength}, operation="SCALE")
    return graph.finish(graph.node("BsdfGlossy", {"Color": tone, "Roughness": 0.0}))


def soft_edges(graph, left, right, bottom, top):
    """1 in the middle of a card and 0 at its edges; each side fades over its own share of the card."""
    axes = graph.node("SeparateXYZ", {0: graph.node("TexCoord", output="Generated")}).node.outputs

    def fade(axis, start, end):
        inputs = {"Value": axes[axis], "From Min": start, "From Max": end}
        return graph.node("MapRange", inputs, interpolation_type="SMOOTHSTEP")

    across = graph.math("MULTIPLY", fade("X", 0.0, left), fade("X", 1.0, 1.0 - right))
    upright = graph.math("MULTIPLY", fade("Y", 0.0, bottom), fade("Y", 1.0, 1.0 - top))
    return graph.math("MULTIPLY", across, upright)


def window(strength):
    """Light that is brightest near one upright edge and fades to nothing at every side."""
    graph = Graph("window")
    light = graph.math("MULTIPLY", soft_edges(graph, 0.16, 0.7, 0.3, 0.3), strength)
    return graph.finish(graph.node("Emission", {"Color": linear("#F6FAFF"), "Strength": light}))


def flag():
    """Black cloth whose edges do not show in what reflects it."""
    graph = Graph("flag")
    black = graph.node("BsdfDiffuse", {"Color": linear("#050505")})
    clear = graph.node("BsdfTransparent")
    return graph.finish(graph.mix(soft_edges(graph, 0.4, 0.4, 0.3, 0.3), clear, black))


def matt(color):
    graph = Graph("matt")
    return graph.finish(graph.node("BsdfDiffuse", {"Color": linear(color)}))


def glow(color, strength):
    graph = Graph("glow")
    return graph.finish(graph.node("Emission", {"Color": linear(color), "Strength": strength}))


def banded_glow(color, strength, bands):
    """
    What polished things see of the backdrop: boards of light and dark, by the height in which they look. Diffuse
    surfaces see an even glow.
    bands: [degrees over the horizon, share of the strength], ascending
    """
    graph = Graph("bands")
    incoming = graph.node("SeparateXYZ", {0: graph.node("NewGeometry", output="Incoming")}, "Z")
    # It points back to the eye: what looks up sees it point down.
    angle = graph.math("ARCSINE", graph.math("MULTIPLY", incoming, -1.0), 0.0)
    share = graph.node(
        "MapRange", {"Value": angle, "From Min": -math.pi / 2, "From Max": math.pi / 2}
    )
    tones = [((degrees + 90) / 180, (light, light, light, 1.0)) for degrees, light in bands]
    tone = graph.math("MULTIPLY", graph.ramp(share, tones), strength)
    is_glossy = graph.node("LightPath", output="Is Glossy Ray")
    seen = graph.node("MixRGB", {0: is_glossy, 1: (strength,) * 3 + (1.0,), 2: tone})
    return graph.finish(graph.node("Emission", {"Color": linear(color), "Strength": seen}))


def plain(finish):
    graph = Graph("plain")
    return graph.principled(base_color=linear(finish["color"]), roughness=finish["roughness"], specular=0.3)


def leather(finish):
    """Fine, slightly uneven grain."""
    graph = Graph("leather")
    place = graph.object_place()
    cells = graph.node("TexVoronoi", {"Vector": place, "Scale": 11.0}, "Distance")
    uneven = graph.noise(place, 1.2, 4.0)
    rough = finish["roughness"]
    return graph.principled(
        base_color=linear(finish["color"]),
        roughness=graph.map(uneven, rough * 0.8, rough * 1.2),
        specular=0.4,
        normal=graph.bump(cells, 0.22),
    )


def suede(finish):
    """Microfibre: matt, with a pale bloom where it turns away, and a nap that is only visible close up."""
    graph = Graph("suede")
    nap = graph.bump(graph.noise(graph.object_place(), 26.0, 3.0), 0.12)
    color = linear(finish["color"])
    return graph.principled(base_color=color, roughness=1.0, specular=0.05, sheen=0.7, normal=nap)


def stone(finish):
    """Honed stone: soft beds of a little lighter and darker, no shine. Pores are too fine to see."""
    graph = Graph("stone")
    bedded = graph.mapping(graph.object_place(), (0.09, 0.09, 0.5), (0.12, 0.2, 0.4))
    beds = graph.noise(bedded, 1.0, 5.0, Distortion=0.6)
    tone = graph.ramp(beds, [(0.3, linear(finish["dark"])), (0.7, linear(finish["color"]))])
    return graph.principled(base_color=tone, roughness=finish["roughness"], specular=0.2)


def wood(finish):
    """Oiled wood, its grain along x: broad figure from slow noise, pores as short fine lines."""
    graph = Graph("wood")
    place = graph.object_place()
    figure = graph.noise(graph.mapping(place, (0.05, 0.8, 0.3)), 1.6, 4.0, Roughness=0.55, Distortion=0.3)
    pores = graph.noise(graph.mapping(place, (0.5, 9.0, 9.0)), 1.0, 3.0)
    both = graph.math("ADD", graph.math("MULTIPLY", figure, 0.75), graph.math("MULTIPLY", pores, 0.25))
    rough = finish["roughness"]
    return graph.principled(
        base_color=graph.ramp(both, [(0.36, linear(finish["dark"])), (0.64, linear(finish["color"]))]),
        roughness=graph.map(pores, rough * 0.85, rough * 1.15),
        specular=0.35,
        normal=graph.bump(pores, 0.08),
    )


KINDS = {kind.__name__: kind for kind in (metal, acetate, crystal, glass, leather, suede, stone, wood, plain)}


def make(finish):
    return KINDS[finish["kind"]](finish)
